import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#server/mails/mail-transport.port.ts'

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465`. */
  readonly url: string
  /** `Halden <orders@halden.example>`. */
  readonly sender: string
}

/** Connects to the mail server and signs in, as for a mail. Throws if that fails. */
export async function tryMailServer(url: string, timeoutMs = 8_000): Promise<void> {
  const limit = `${url.includes('?') ? '&' : '?'}connectionTimeout=${timeoutMs}&greetingTimeout=${timeoutMs}&socketTimeout=${timeoutMs}`
  const transport = createTransport(`${url}${limit}`)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Sends mails through a mail server, over connections that stay open. */
export function smtpMails({ url, sender }: SmtpSettings): MailTransport {
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}pool=true`, { from: sender })
  return {
    send: async ({ eventId, recipient, subject, html, text, attachments = [], unsubscribeUrl }) => {
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
        encoding: 'base64',
      }))
      const messageId = messageIdOf(eventId, sender)
      const headers = unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}
      await transport.sendMail({ messageId, to: recipient, subject, html, text, headers, attachments: files })
    },
  }
}

/**
 * The message id is the same for every try, so that mail servers and programs recognise a mail that is sent twice. It
 * is a hash, because the event id must stay inside the shop.
 */
function messageIdOf(eventId: string, sender: string): string {
  const host = /@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(eventId).digest('hex').slice(0, 32)}@${host}>`
}
