import { expect, test } from 'vitest'
import { sendAgain } from './send-again.ts'

/** Answers in turn; the last one for ever. Counts what was asked for. */
function shop(statuses: readonly number[], isLive = true) {
  const asked = { sent: 0, refreshed: 0 }
  return {
    asked,
    send: async () => ({ status: statuses[Math.min(asked.sent++, statuses.length - 1)]! }),
    refresh: async () => {
      asked.refreshed++
      return isLive
    },
  }
}
const refused = { status: 401 }

test('refreshes the session and sends a refused request again [D-26]', async () => {
  const once = shop([200])
  expect(await sendAgain(refused, once)).toEqual({ status: 200 })
  expect(once.asked).toEqual({ sent: 1, refreshed: 1 })

  const later = shop([401, 401, 204])
  expect(await sendAgain(refused, later)).toEqual({ status: 204 })
  expect(later.asked).toEqual({ sent: 3, refreshed: 3 })
})

test('gives up after ten refreshes, and says so [D-26]', async () => {
  const never = shop([401])

  await expect(sendAgain(refused, never)).rejects.toThrow('10 refreshes')
  expect(never.asked).toEqual({ sent: 10, refreshed: 10 })
})

test('sends a request once more as a guest where the session is over [C-SES-01]', async () => {
  const over = shop([200], false)
  expect(await sendAgain(refused, over)).toEqual({ status: 200 })
  const closed = shop([401], false)
  expect(await sendAgain(refused, closed)).toEqual({ status: 401 })
  expect(closed.asked).toEqual({ sent: 1, refreshed: 1 })
})
