/**
 * `npm run audit`: under which licences the packages are, a bill of materials in CycloneDX, and what the registry tells of
 * versions known to be bad. Ends with 1 where something is wrong, with 2 where the registry does not tell.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { readAdvisories } from './advisories.ts';
import { clientParts } from './clientParts.ts';
import { listLicences, problems, readPackages } from './licences.ts';
import { billOfMaterials, npm } from './npm.ts';

const file = 'dist/sbom.cdx.json';
const say = (text: string) => void process.stdout.write(`${text}\n`);

const packages = await readPackages();
const all = [...packages.values()];
const run = all.filter(({ isTool }) => !isTool);
const nameless = { version: '', licence: undefined, isTool: false };
const downloaded = (await clientParts()).map((part) => packages.get(part) ?? { name: part, ...nameless });
say(`Visitors download:\n${listLicences(downloaded)}`);
say(`The server has, its build included:\n${listLicences(run)}`);
say(`Tools besides:\n${listLicences(all.filter(({ isTool }) => isTool))}`);
const wrong = problems(downloaded, run);

const bill = await billOfMaterials();
await mkdir('dist', { recursive: true });
await writeFile(file, JSON.stringify(bill, null, 2));
say(`Bill of materials: ${file}, ${bill.components.length} packages`);

const advisories = readAdvisories(await npm('audit', '--json'));
switch (advisories.kind) {
  case 'told':
    wrong.push(...advisories.grave);
    say(`Versions known to be bad: ${[...advisories.grave, ...advisories.slight].join('; ') || 'none'}`);
    break;
  case 'refused':
    say(
      `Versions known to be bad: NOT CHECKED, the registry says «${advisories.reason}». Run it where it answers.`,
    );
    process.exitCode = 2;
    break;
}
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
}
