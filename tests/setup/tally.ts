import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of Vitest's JSON report that are used. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are used. */
interface PlaywrightReport {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface Failure {
  title: string;
  message: string;
}

const failuresOfVitest = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not even be loaded has a message and no tests.
    if (assertionResults.length === 0 && message !== '') return [{ title: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });

const failuresOfSuite = ({ title, suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...suites.flatMap(failuresOfSuite),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `${title}: ${spec.title} [${projectName}]`,
        message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
  ),
];

/** A runner's report in numbers, with what failed. */
function read(report: VitestReport | PlaywrightReport): { passed: number; failures: Failure[] } {
  if ('testResults' in report) return { passed: report.numPassedTests, failures: failuresOfVitest(report) };
  const outside = report.errors.map(({ message = '' }) => ({ title: 'outside the tests', message }));
  return {
    passed: report.stats.expected,
    failures: [...outside, ...report.suites.flatMap(failuresOfSuite)],
  };
}

/**
 * The end of the automatic check: `node tests/setup/tally.ts FOLDER CODE…` names the failures in the runners' reports
 * of the folder, then adds them up in one line. Each CODE is the exit code of a step; failed steps are failures even
 * without a report. The failures are at the end because a reader of the log may see only its end.
 */
const [folder, ...codes] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder holds the reports?');

const reports = readdirSync(folder).map((name) => read(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
const failures = reports.flatMap((report) => report.failures);
for (const { title, message } of failures) {
  console.log(`\nFAILED ${title}\n${message.split('\n').slice(0, 20).join('\n')}`);
}

const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = Math.max(failures.length, codes.filter((code) => code !== '0').length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
