/** A mail as it leaves the shop. */
export interface OutgoingMail {
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

/** A file that goes along. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  /** Base64. */
  readonly content: string
}

/** Hands mails to a mail server. Throws when it was not taken: then it is tried again later. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
