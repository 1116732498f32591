import type { MailData } from '#contracts/mails.ts'
import { listed } from '#foundation/listed.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'

/** Sent once to each address with which a member shares a list. All input of the member is shown as plain text. */
export function wishlistShared(
  { senderName, message, listName, sharedUrl }: MailData['wishlist-shared'],
  { t, shopName }: MarketView,
): MailDocument {
  const intro = t('mails.shared-intro', senderName || t('mails.shared-somebody'))
  return {
    subject: t('mails.shared-subject', listName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: listName },
      { kind: 'text', text: intro },
      ...(message ? [{ kind: 'text' as const, text: message }] : []),
      { kind: 'link', look: 'button', text: t('mails.see-list'), url: sharedUrl },
      { kind: 'small', text: t('mails.shared-why', shopName) },
    ],
  }
}

/** Sent before any other mail about a list, because somebody else may have typed the address. Its owner confirms these mails. */
export function confirmWatch(
  { listName, confirmUrl }: MailData['confirm-watch'],
  { t, shopName }: MarketView,
): MailDocument {
  const intro = t('mails.confirm-watch-intro', listName)
  return {
    subject: t('mails.confirm-watch-subject', listName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.confirm-watch-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.confirm-watch'), url: confirmUrl },
      { kind: 'small', text: t('mails.confirm-watch-why', shopName) },
    ],
  }
}

/** Sent when products of a watched list have a lower price, or have few pieces left. */
export function wishlistNews(
  { listName, goods, listUrl, stopUrl }: MailData['wishlist-news'],
  { t, money, shopName }: MarketView,
): MailDocument {
  const intro = t('mails.news-intro', listName)
  return {
    subject: t('mails.news-subject', listName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: listName },
      { kind: 'text', text: intro },
      ...goods.flatMap(({ name, colourName, url, now, was, left }): MailBlock[] => [
        {
          kind: 'rows',
          title: listed(t, [name, colourName]),
          rows: [
            { term: was ? t('mails.news-now', money(now), money(was)) : money(now), text: '' },
            ...(left === undefined ? [] : [{ term: t('mails.news-left', left), text: '' }]),
          ],
        },
        { kind: 'link', look: 'text', text: t('mails.see-product'), url },
      ]),
      { kind: 'link', look: 'button', text: t('mails.see-list'), url: listUrl },
      { kind: 'small', text: t('mails.news-why', shopName) },
      { kind: 'link', look: 'text', text: t('mails.news-stop'), url: stopUrl },
    ],
  }
}
