/** A mail as it is sent. */
export interface OutgoingMail {
  /** The event that caused the mail. One event sends one mail, even if it is delivered several times. */
  readonly eventId: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
  /** Set for a marketing mail: used in its headers for one-click unsubscribing (RFC 8058). */
  readonly unsubscribeUrl?: string | null | undefined
}

/** An attachment. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  /** Base64. */
  readonly content: string
}

/** Sends mails to a mail server. Throws if a mail was not accepted; the mail is then sent again later. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
