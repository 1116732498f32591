import { toWire } from '#contracts/money.ts'
import { giftCardDocument } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type LetterToSend, type MailNeeds, type SendOnce, type Written, writtenMail } from './mail-needs.ts'

/** Gift cards go to whoever they are for on the chosen day; baskets left behind are reminded of once. */
export async function workOnGiftMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds, send: SendOnce): Promise<void> {
  await jobs.work('gift-card-due.mails', async ({ cardId }) => {
    const letter = await needs.letters.letter(String(cardId))
    // Without one it was sent, or its card is blocked or worth nothing any more.
    if (!letter) return
    await send(`gift-card:${cardId}`, () => giftCard(needs, letter))
    await needs.letters.letterSent(String(cardId))
  })
  await jobs.work('basket-abandoned.mails', ({ basketId, market }) =>
    send(`basket-abandoned:${basketId}`, () => reminder(needs, String(basketId), String(market))),
  )
}

async function giftCard(needs: MailNeeds, letter: LetterToSend): Promise<Written | undefined> {
  const market = needs.markets.find(letter.market)
  if (!market) return undefined
  const written = await writtenMail(needs, market, 'gift-card', letterData(letter), letter.recipientEmail)
  const facts = { market, shopName: needs.shell(market).shopName, t: needs.words(market) }
  const pdf = await needs.pdf(giftCardDocument({ ...letter, expiresAt: letter.expiresAt ?? undefined }, facts))
  const file = { name: 'gift-card.pdf', type: 'application/pdf', content: Buffer.from(pdf).toString('base64') }
  return { ...written, attachments: [file] }
}

const letterData = ({ giftCardNumber, validationCode, amount, expiresAt, ...said }: LetterToSend) => ({
  giftCardNumber,
  validationCode,
  amount: toWire(amount),
  ...(said.recipientName ? { recipientName: said.recipientName } : {}),
  ...(said.senderName ? { senderName: said.senderName } : {}),
  ...(said.message ? { message: said.message } : {}),
  ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
})

async function reminder(needs: MailNeeds, basketId: string, marketId: string): Promise<Written | undefined> {
  const market = needs.markets.find(marketId)
  const found = market && (await needs.reminder(market, basketId))
  if (!market || !found) return undefined
  const data = { lines: found.response.basket.lines, basketUrl: needs.reminderUrl(basketId, found.ticket) }
  return writtenMail(needs, market, 'basket-abandoned', data, found.email)
}
