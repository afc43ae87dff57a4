import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { watchScreen, wordsIn } from './screen.ts';
import { type Browser, expect, type Page, test } from './test.ts';
import { callAs, enterEditor, expectSaved, textField, write } from './writing.ts';

const kills = Number(process.env['KILLS'] ?? 3);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

// Milliseconds.
/** Milliseconds after which visible text must never be lost. */
const promised = 1000;
const within = { timeout: 60_000 };

/** Victims in turn. */
const victims = ['tab', 'server', 'server, then tab'] as const;

const milliseconds = (max: number) => fc.noBias(fc.integer({ min: 0, max }));
const round = fc.record({
  /** Time from the first key to the kill: some saves precede it, some follow it, some are pending. */
  until: milliseconds(6000),
  /** Time of writing without a server. */
  away: milliseconds(4000),
  betweenKeys: milliseconds(60),
  afterWords: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, milliseconds(3000)), {
    minLength: 8,
    maxLength: 8,
  }),
});

type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

/** Types one word after another until it is told to stop. */
function keepTyping(page: Page, nextWord: () => string, { betweenKeys, afterWords }: Round) {
  const end = new AbortController();
  const done = (async () => {
    try {
      for (let index = 0; !end.signal.aborted; index += 1) {
        await page.keyboard.type(nextWord(), { delay: betweenKeys });
        await page.keyboard.press(index % 9 === 8 ? 'Enter' : 'Space');
        await pause(afterWords[index % afterWords.length]);
      }
    } catch (error) {
      // A closed page accepts no keys.
      if (!end.signal.aborted) throw error;
    }
  })();
  return {
    stop(): Promise<void> {
      end.abort();
      return done;
    },
  };
}

/** Ends the page's process at once, as a system does that is short of memory: nothing of the page runs any more. */
async function killTab(browser: Browser, page: Page): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const crash = page.waitForEvent('crash');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await crash;
  await session.detach();
  await page.close();
}

// Recording takes time from the page.
test.use({ trace: 'off' });

test(`tab and server are killed ${kills} times while somebody writes: what stood for a second is there`, async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(60_000 + kills * 60_000);
  const screen = await watchScreen(context);
  const account = await enterEditor(page);
  await write(page, 'Без света', 'slovo0. ');
  const id = await expectSaved(page);
  const wordsOnServer = async (asker: Page): Promise<string[]> => {
    const { blocks } = await callAs(asker, server.origin, account, ['GET', `/api/drafts/${id}/`]);
    return wordsIn(JSON.stringify(blocks));
  };
  let [tab, count] = [page, 0];
  const nextWord = () => `slovo${(count += 1)}.`;
  /** Words that were lost before they had stood for a second. */
  const young = new Set<string>();
  const lost: string[] = [];
  const killed = { tab: 0, server: 0 };

  for (const [index, drawn] of fc.sample(round, { seed, numRuns: kills }).entries()) {
    const victim = victims[index % victims.length];
    const tell = (words: readonly string[], where: string) =>
      lost.push(...words.map((word) => `${word} ${where} after kill ${index + 1}: ${String(victim)}`));
    await textField(tab).press('ControlOrMeta+End');
    const typing = keepTyping(tab, nextWord, drawn);
    await pause(drawn.until);
    if (victim !== 'tab') {
      await server.kill();
      killed.server += 1;
      await pause(drawn.away);
    }

    const now = Date.now();
    let stood = [...screen.since].filter(([word, at]) => now - at >= promised && !young.has(word));
    if (victim === 'server') {
      await typing.stop();
      stood = [...screen.since].filter(([word]) => !young.has(word));
      await expect(tab.getByText('Нет связи. Сохраняем здесь, отправим, как появится').first()).toBeVisible(
        within,
      );
      await server.restart();
    } else {
      const stopped = typing.stop();
      await killTab(browser, tab);
      await stopped;
      killed.tab += 1;
      if (victim !== 'tab') await server.restart();
      tab = await context.newPage();
    }
    // Asked for first: a page that lives sends its words again meanwhile, and says so.
    const saidToBeSaved = screen.saved();
    const kept = await wordsOnServer(tab);
    tell(
      saidToBeSaved.filter((word) => !kept.includes(word)),
      'that was said to be saved',
    );
    if (victim !== 'server') await tab.goto(`/post/edit/${id}`);

    await expectSaved(tab, within);
    const shown = wordsIn((await textField(tab).textContent()) ?? '');
    tell(
      stood.map(([word]) => word).filter((word) => !shown.includes(word)),
      'on the screen',
    );
    for (const word of screen.since.keys()) if (!shown.includes(word)) young.add(word);
    // The server has it, too: nothing twice, nothing in another place.
    expect(await wordsOnServer(tab)).toEqual(shown);
    expect(shown).toEqual([...screen.since.keys()].filter((word) => !young.has(word)));
  }
  console.log(
    `seed ${seed}: ${killed.tab} tabs and ${killed.server} servers killed; of ${screen.since.size} words ` +
      `${lost.length} were lost, and ${young.size} that were younger than a second`,
  );
  expect(lost).toEqual([]);
});
