/** A mail as it leaves the shop. */
export interface OutgoingMail {
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Hands mails to a mail server. Throws when it was not taken: then it is tried again later. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
