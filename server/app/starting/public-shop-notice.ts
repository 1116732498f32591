import type { Settings } from '../settings/arrange-settings.ts'

type Needs = Pick<Settings, 'loopback' | 'host' | 'publicUrl' | 'publicUrlGiven' | 'simulators' | 'smtpUrl'>

/** One line about a shop that others can reach: what is switched off, and what the operator may have forgotten. */
export function publicShopNotice(settings: Needs): string | undefined {
  if (settings.loopback) return undefined
  const why = settings.publicUrlGiven
    ? `PUBLIC_URL is ${settings.publicUrl}, HOST is ${settings.host}`
    : `HOST is ${settings.host}`
  const notes = [
    'no /dev pages, no outbox, no simulators’ control pages',
    ...(settings.publicUrlGiven
      ? []
      : [`PUBLIC_URL is missing, so links in mails and payments lead to ${settings.publicUrl}`]),
    ...(settings.smtpUrl === undefined ? ['SMTP_URL is missing, so no mail is sent'] : []),
    ...(settings.simulators.length > 0 ? [`simulated by leave: ${settings.simulators.join(', ')}`] : []),
  ]
  return `Others can reach this shop (${why}), so it runs as production: ${notes.join('; ')}.`
}
