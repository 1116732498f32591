import { toWire } from '#contracts/money.ts'
import { giftCardDocument } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { hashOfSecret } from '#server/platform/secret.ts'
import { type GiftCardMail, type MailNeeds, type SendOnce, type UnsentMail, writtenMail } from './mail-needs.ts'

/** Sends gift cards to their recipients on the chosen day, and one reminder per abandoned basket. */
export async function workOnGiftMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds, send: SendOnce): Promise<void> {
  await jobs.work('gift-card-due.mails', async ({ cardId }) => {
    const mail = await needs.giftCardMails.content(String(cardId))
    // Undefined if the mail was already sent, or if the card is blocked or revoked.
    if (!mail) return
    await send(`gift-card:${cardId}`, () => giftCard(needs, mail))
    await needs.giftCardMails.forgetCode(String(cardId))
  })
  await jobs.work('basket-abandoned.mails', ({ basketId, market }) =>
    send(`basket-abandoned:${basketId}`, () => reminder(needs, String(basketId), String(market))),
  )
}

async function giftCard(needs: MailNeeds, mail: GiftCardMail): Promise<UnsentMail | undefined> {
  const market = needs.markets.find(mail.market)
  if (!market) return undefined
  const written = await writtenMail(needs, market, {
    kind: 'gift-card',
    data: giftCardMailData(mail),
    recipient: mail.recipientEmail,
  })
  const facts = { market, shopName: needs.shell(market).shopName, t: needs.words(market) }
  const pdf = await needs.pdf(giftCardDocument({ ...mail, expiresAt: mail.expiresAt ?? undefined }, facts))
  const file = { name: 'gift-card.pdf', type: 'application/pdf', content: Buffer.from(pdf).toString('base64') }
  return { ...written, attachments: [file] }
}

const giftCardMailData = ({ giftCardNumber, validationCode, amount, expiresAt, ...words }: GiftCardMail) => ({
  giftCardNumber,
  validationCode,
  amount: toWire(amount),
  ...(words.recipientName ? { recipientName: words.recipientName } : {}),
  ...(words.senderName ? { senderName: words.senderName } : {}),
  ...(words.message ? { message: words.message } : {}),
  ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
})

/** A reminder is marketing: only for an address with a valid consent at this moment. */
async function reminder(needs: MailNeeds, basketId: string, marketId: string): Promise<UnsentMail | undefined> {
  const market = needs.markets.find(marketId)
  const found = market && (await needs.reminder(market, basketId))
  const contact = found && (await needs.mayMail(found.email))
  if (!market || !found || !contact) return undefined
  const { oneClick, page } = needs.unsubscribeUrls(market, contact.id, `basket-${hashOfSecret(basketId).slice(0, 16)}`)
  const data = {
    lines: found.response.basket.lines,
    basketUrl: needs.reminderUrl(basketId, found.ticket),
    unsubscribeUrl: page,
  }
  return {
    ...(await writtenMail(needs, market, { kind: 'basket-abandoned', data, recipient: found.email })),
    unsubscribeUrl: oneClick,
  }
}
