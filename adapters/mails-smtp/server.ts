import { createTransport } from 'nodemailer'
import type { MailTransport } from '#server/mails/mail-transport.port.ts'

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465`. */
  readonly url: string
  /** `Halden <orders@halden.example>`. */
  readonly sender: string
}

/** Sends mails through a mail server, over connections kept open. */
export function smtpMails({ url, sender }: SmtpSettings): MailTransport {
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}pool=true`, { from: sender })
  return {
    send: async ({ recipient, subject, html, text, attachments = [] }) => {
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
        encoding: 'base64',
      }))
      await transport.sendMail({ to: recipient, subject, html, text, attachments: files })
    },
  }
}
