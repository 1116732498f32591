import { renderToStaticMarkup } from 'react-dom/server'
import type { Shell } from '#contracts/content.ts'
import type { Mail, MailData, MailKind } from '#contracts/mails.ts'
import type { DocumentSettings } from '#contracts/storefront.ts'
import { type MarketView, marketView } from '#web/markets/index.ts'
import {
  accountDeleted,
  changeEmail,
  dataExport,
  emailChangeAsked,
  newDevice,
  providerReminder,
  resetPassword,
  signInChanged,
  verifyEmail,
} from './account-mails.ts'
import { confirmContact } from './club-mails.ts'
import { confirmWish } from './confirm-wish.ts'
import { basketAbandoned, giftCard } from './gift-card.ts'
import type { MailDocument } from './mail-document.ts'
import { MailHtml } from './mail-html.tsx'
import { mailText } from './mail-text.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { moneyBack, orderCancelled, orderRefunded, orderShipped, parcelNews, paymentRefused } from './order-news.ts'
import { productThere } from './product-there.ts'
import { returnArrived, returnRefused, returnRegistered } from './return-mails.ts'
import { supportRequest } from './support-request.ts'
import { confirmWatch, wishlistNews, wishlistShared } from './wishlist-mails.ts'
import { withdrawalReceived } from './withdrawal-received.ts'

type Compose<Kind extends MailKind> = (data: MailData[Kind], view: MarketView, publicUrl: string) => MailDocument

/** A missing kind of mail does not compile. */
const mails: { readonly [Kind in MailKind]: Compose<Kind> } = {
  'basket-abandoned': basketAbandoned,
  'gift-card': giftCard,
  'money-back': moneyBack,
  'order-cancelled': orderCancelled,
  'order-confirmation': orderConfirmation,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'parcel-news': parcelNews,
  'payment-refused': paymentRefused,
  'confirm-wish': confirmWish,
  'product-there': productThere,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'provider-reminder': providerReminder,
  'new-device': newDevice,
  'change-email': changeEmail,
  'email-change-asked': emailChangeAsked,
  'sign-in-changed': signInChanged,
  'confirm-contact': confirmContact,
  'confirm-watch': confirmWatch,
  'wishlist-news': wishlistNews,
  'wishlist-shared': wishlistShared,
  'return-registered': returnRegistered,
  'return-arrived': returnArrived,
  'return-refused': returnRefused,
  'withdrawal-received': withdrawalReceived,
  'data-export': dataExport,
  'account-deleted': accountDeleted,
  'support-request': supportRequest,
}

/** Writes a mail in the language and direction of its market, as HTML and as plain text. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  shell: Shell,
  { publicUrl }: DocumentSettings,
): Mail {
  const view = marketView(shell)
  const mail = mails[kind](data, view, publicUrl)
  const html = renderToStaticMarkup(<MailHtml mail={mail} shopName={shell.shopName} market={shell.market} />)
  return { subject: mail.subject, html: `<!doctype html>${html}`, text: mailText(mail) }
}
