import type { MailData } from '#contracts/mails.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

type View = Pick<MarketView, 't' | 'shopName' | 'market'>

export function verifyEmail({ firstName, verifyUrl }: MailData['verify-email'], { t, shopName }: View): MailDocument {
  const intro = t('mails.verify-intro', shopName)
  return {
    subject: t('mails.verify-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: firstName === '' ? t('mails.verify-title') : t('mails.verify-title-name', firstName) },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.verify'), url: verifyUrl },
      { kind: 'small', text: t('mails.verify-why', shopName) },
    ],
  }
}

export function resetPassword({ resetUrl }: MailData['reset-password'], { t, shopName }: View): MailDocument {
  const intro = t('mails.reset-intro', shopName)
  return {
    subject: t('mails.reset-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.reset-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.reset'), url: resetUrl },
      { kind: 'small', text: t('mails.reset-why') },
    ],
  }
}

export function changeEmail({ confirmUrl }: MailData['change-email'], { t, shopName }: View): MailDocument {
  const intro = t('mails.change-email-intro', shopName)
  return {
    subject: t('mails.change-email-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.change-email-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.verify'), url: confirmUrl },
      { kind: 'small', text: t('mails.change-email-why') },
    ],
  }
}

/** Sent to the account's address before the change. */
export function emailChangeAsked(
  { newEmail, at, stopUrl }: MailData['email-change-asked'],
  { t, shopName, market }: View,
): MailDocument {
  const intro = t('mails.email-change-asked-intro', shopName)
  return {
    subject: t('mails.email-change-asked-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.change-email-title') },
      { kind: 'text', text: intro },
      {
        kind: 'rows',
        rows: [
          { term: t('mails.email-change-new'), text: newEmail },
          { term: t('mails.device-when'), text: momentOf(at, market.locale) },
        ],
      },
      { kind: 'text', text: t('mails.email-change-not-you') },
      { kind: 'link', look: 'button', text: t('mails.email-change-stop'), url: stopUrl },
    ],
  }
}

/** For an account without a password: the mail explains how to sign in instead. */
export function providerReminder(
  { providers, loginUrl }: MailData['provider-reminder'],
  { t, shopName }: View,
): MailDocument {
  const intro = t('mails.provider-intro', shopName, providers.join(', '))
  return {
    subject: t('mails.provider-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.provider-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.provider'), url: loginUrl },
      { kind: 'small', text: t('mails.reset-why') },
    ],
  }
}

export function newDevice(
  { device, at, resetUrl }: MailData['new-device'],
  { t, shopName, market }: View,
): MailDocument {
  const intro = t('mails.device-intro', shopName)
  return {
    subject: t('mails.device-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.device-title') },
      { kind: 'text', text: intro },
      {
        kind: 'rows',
        rows: [
          { term: t('mails.device-device'), text: device === '' ? t('mails.device-unknown') : device },
          { term: t('mails.device-when'), text: momentOf(at, market.locale) },
        ],
      },
      { kind: 'text', text: t('mails.device-not-you') },
      { kind: 'link', look: 'text', text: t('mails.reset'), url: resetUrl },
    ],
  }
}

/** Sent after a new passkey, provider or password, so that the owner notices a change by somebody else. */
export function signInChanged(
  { change, name, at, resetUrl }: MailData['sign-in-changed'],
  { t, shopName, market }: View,
): MailDocument {
  const intro = t(`mails.${change}-intro`, shopName)
  const named = t(change === 'provider-linked' ? 'mails.changed-provider' : 'mails.changed-passkey')
  return {
    subject: t(`mails.${change}-subject`, shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.changed-title') },
      { kind: 'text', text: intro },
      {
        kind: 'rows',
        rows: [
          ...(name === undefined ? [] : [{ term: named, text: name }]),
          { term: t('mails.device-when'), text: momentOf(at, market.locale) },
        ],
      },
      { kind: 'text', text: t('mails.changed-not-you') },
      { kind: 'link', look: 'text', text: t('mails.reset'), url: resetUrl },
    ],
  }
}

/** Sent after an account was deleted. It has no link, because the owner can no longer sign in. */
export function accountDeleted({ stage, isWaiting }: MailData['account-deleted'], { t, shopName }: View): MailDocument {
  const intro = t(stage === 'account' ? 'mails.account-deleted-intro' : 'mails.orders-anonymous-intro', shopName)
  return {
    subject: t('mails.account-deleted-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.account-deleted-title') },
      { kind: 'text', text: intro },
      { kind: 'text', text: t(isWaiting ? 'mails.account-deleted-waiting' : 'mails.account-deleted-kept') },
      { kind: 'small', text: t('mails.account-deleted-not-you') },
    ],
  }
}

/** Sent when the export of all account data is ready. The link works only after sign-in to the account. */
export function dataExport(
  { downloadUrl, until }: MailData['data-export'],
  { t, shopName, market }: View,
): MailDocument {
  const intro = t('mails.data-export-intro', shopName)
  return {
    subject: t('mails.data-export-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.data-export-title') },
      { kind: 'text', text: intro },
      { kind: 'rows', rows: [{ term: t('mails.data-export-until'), text: momentOf(until, market.locale) }] },
      { kind: 'link', look: 'button', text: t('mails.data-export'), url: downloadUrl },
      { kind: 'small', text: t('mails.data-export-not-you') },
    ],
  }
}

function momentOf(at: string, locale: string): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${when.format(new Date(at))} UTC`
}
