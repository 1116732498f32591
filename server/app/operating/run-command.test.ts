import { expect, test } from 'vitest'
import { Fault } from '#foundation/fault.ts'
import { readSettings } from '../settings/settings.ts'
import { openProgress } from '../starting/progress.ts'
import { lineFor } from '../starting/start-problems.ts'
import { runCommand } from './run-command.ts'

/** No database listens here, so a test that connects fails. */
const settings = () => readSettings({ DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' })

async function answerTo(words: readonly string[]): Promise<string> {
  const printed: string[] = []
  const needs = { settings, progress: openProgress({ write: () => {} }), print: (line: string) => printed.push(line) }
  try {
    await runCommand(needs, words)
    return printed.join('\n')
  } catch (error) {
    return error instanceof Fault ? lineFor(error) : String(error)
  }
}

test.each<[string[], string | RegExp]>([
  [['sell'], 'There is no command "sell"; see npm run shop -- --help.'],
  [['import'], 'Name at least one file to import; see npm run shop -- import --help.'],
  [['import', '--pieces', 'many', 'package.json'], '--pieces must be a whole number.'],
  [['import', '--retire-missing', 'some', 'package.json'], '--retire-missing must be "few" or "all".'],
  [['import', '--source', '', 'package.json'], '--source must be given a value.'],
  [['export', '--market', 'da-dk'], 'Our own form holds all markets; leave --market out, or name another --form.'],
  [['export', 'da-dk'], '"da-dk" is one word too many; see npm run shop -- export --help.'],
  [['export', '--form', 'shopify', '--market', 'xx-xx'], /^--market must be one of /],
  [['doctor', 'database'], '"database" is one word too many; see npm run shop -- doctor --help.'],
  [['migrate', 'up'], '"up" is one word too many; see npm run shop -- migrate --help.'],
  [['reconcile', '--days', 'many'], '--days must be a whole number from 1 to 400.'],
  [['reconcile', '--days', '-3'], /^Option '--days' argument is ambiguous/],
  [['reconcile', '--days', '0'], '--days must be a whole number from 1 to 400.'],
  [['order', 'shipped'], 'Name the order that is shipped; see npm run shop -- order --help.'],
  [['order', 'eat', '100001'], /^order must be one of /],
  [['order', 'shipped', '100001', '100002'], '"100002" is one word too many; see npm run shop -- order --help.'],
  [['content', 'publish', 'all'], '"all" is one word too many; see npm run shop -- content --help.'],
  [['work-list', 'e1', 'close', 'now'], '"now" is one word too many; see npm run shop -- work-list --help.'],
  [['work-list', 'e1', 'forget'], /^work-list must be one of /],
  [['pictures', 'all'], '"all" is one word too many; see npm run shop -- pictures --help.'],
  [['toString'], 'There is no command "toString"; see npm run shop -- --help.'],
  [['export', '--form', 'pdf'], '--form must be one of own, google-rss, google-tsv, shopify, meta, awin.'],
  [['content', 'burn'], 'Say what to do with the content: npm run shop -- content publish.'],
  [['migrate', '--backwards'], "Unknown option '--backwards'."],
])('refuses in one line what makes no sense: %o', async (words, line) => {
  expect(await answerTo(words)).toEqual(typeof line === 'string' ? line : expect.stringMatching(line))
})
