import { systemClock } from '#foundation/clock.ts'
import { Fault } from '#foundation/fault.ts'
import { formatMoney } from '#foundation/money-format.ts'
import { lastDays, type ProviderReport } from '#server/checkout/index.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { openReconciling } from '../composing/reconciling.ts'
import { withPatience } from '../database/prepare-database.ts'
import { thirdParties } from '../settings/third-parties.ts'
import type { Command, CommandRequest } from './command.ts'
import { withDatabase } from './with-database.ts'

const usualDays = 2
const mostDays = 400

export const reconcileCommand: Command = {
  summary: 'compare payments with the providers’ own books',
  help: `Usage: npm run shop -- reconcile [--days N]

Sets every payment of the last days beside what its provider booked. Money nobody here has heard of becomes its order or goes back;
what cannot be brought together is listed, and so is every entry of a type the shop does not know; then the command ends with 1. A day
whose report the provider has not made yet is no difference. A running shop does the same by itself every five minutes.

  --days N    how many days back, today included (${usualDays})`,
  options: { days: { type: 'string' } },
  run: async (ask) => {
    const days = lastDays(systemClock(), daysOf(ask))
    const { markets } = await openShop(ask.settings.shop, ask.settings.markets)
    const { publicUrl } = ask.settings
    const { providers } = thirdParties({ ...ask.settings, callbackUrl: () => publicUrl })
    return withDatabase(ask, (url) =>
      withPatience(url, async (database) => {
        const warn = (details: object) => ask.print(`! ${JSON.stringify(details)}`)
        const reconciling = openReconciling({ url, database, markets, providers, publicUrl, clock: systemClock, warn })
        try {
          const reports = await ask.progress.step('Reconcile', () => reconciling.run(days))
          for (const report of reports) printReport(ask, report)
          return reports.some(
            ({ left, notCounted, fault }) => left.length + notCounted.length > 0 || fault !== undefined,
          )
            ? 1
            : 0
        } finally {
          await reconciling.close()
        }
      }),
    )
  },
}

function daysOf({ options }: CommandRequest): number {
  const days = Number(options.days ?? usualDays)
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new Fault('shop.wrong-option', { option: '--days', rule: `a whole number from 1 to ${mostDays}` })
  return days
}

function printReport({ print }: CommandRequest, report: ProviderReport): void {
  const { provider, payments, repaired, left, waiting, daysNotThereYet, notCounted, fault } = report
  if (fault !== undefined) {
    print(`✗ ${provider}: its books could not be read (${String(fault)})`)
    return
  }
  const mark = left.length === 0 ? '✓' : '✗'
  print(`${mark} ${provider}: ${payments} payments, ${repaired.length} brought together, difference ${sum(left)}`)
  for (const { paymentId, theirsMinor, oursMinor, currency, state } of left) {
    const amounts = [theirsMinor, oursMinor].map((minor) => formatMoney({ minor, currency }, 'en-GB'))
    print(`  ${paymentId} (${state}): theirs ${amounts[0]}, ours ${amounts[1]}`)
  }
  if (daysNotThereYet.length > 0)
    print(`  not there yet: the report of ${daysNotThereYet.join(', ')}; ${waiting.length} payments wait for it`)
  for (const { type, paymentId, minor, currency, at } of notCounted)
    print(`  not counted: ${type} of ${formatMoney({ minor, currency }, 'en-GB')} for ${paymentId}, booked ${at}`)
}

const sum = (left: ProviderReport['left']): number =>
  left.reduce((total, { theirsMinor, oursMinor }) => total + Math.abs(theirsMinor - oursMinor), 0)
