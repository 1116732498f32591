import { createHash, randomInt } from 'node:crypto'
import { newId, orderNumber } from '#foundation/ids.ts'
import type { Money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { write } from './card-ledger.repository.ts'
import { type GiftCardMessage, monthsValid, normalCardNumber } from './gift-card.ts'

/** One bought line of an order: several cards with the same value for one recipient. */
export interface BoughtCards {
  readonly orderId: string
  readonly lineId: string
  readonly market: string
  readonly pieces: number
  readonly value: Money
  readonly letter: GiftCardMessage
}

/** The hash contains the number, so equal codes of two cards have different hashes. */
export const hashOf = (number: string, validationCode: string): string =>
  createHash('sha256')
    .update(`${number} ${normalCardNumber(validationCode)}`)
    .digest('base64url')

export async function issueInside(
  inside: Database,
  jobs: Pick<Jobs, 'send'>,
  now: Date,
  bought: BoughtCards,
): Promise<void> {
  for (let piece = 1; piece <= bought.pieces; piece += 1) {
    const id = newId()
    const { number, validationCode } = newCard()
    const [made] = await inside.prepared('gift-card-issue', issueText, [
      id,
      number,
      hashOf(number, validationCode),
      bought.value.currency,
      monthsFrom(now, monthsValid),
      bought.market,
      bought.orderId,
      bought.lineId,
      piece,
      JSON.stringify(bought.letter),
      validationCode,
    ])
    if (!made) continue
    await write(inside, bought.orderId, [{ cardId: id, kind: 'issued', minor: bought.value.minor }])
    const startAfterSeconds = secondsUntil(bought.letter.deliveryDate, now)
    await jobs.send(inside, 'gift-card-due.mails', { cardId: id }, { startAfterSeconds, singletonKey: id })
  }
}

const issueText = `
  insert into gift_card (id, number, code_hash, currency, expires_at, market, order_id, line_id, piece, letter, plain_code)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (order_id, line_id, piece) do nothing returning id`

/** A number of sixteen digits with a check digit, and a code of eight characters that are not easily confused. */
export function newCard(): { readonly number: string; readonly validationCode: string } {
  const digits = String(randomInt(1, 10)) + Array.from({ length: 14 }, () => randomInt(10)).join('')
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const validationCode = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
  return { number: orderNumber(BigInt(digits)), validationCode }
}

function monthsFrom(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

/** The mail is sent at 07:00 UTC on the chosen day. */
export const secondsUntil = (date: string | undefined, now: Date): number =>
  date === undefined ? 0 : Math.max(0, Math.round((Date.parse(`${date}T07:00:00Z`) - now.getTime()) / 1000))
