import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { Outbox, StoredMail } from './outbox.repository.ts'

const shown = 100

/** The mails of this shop for developers: `/dev/outbox`, and each mail as the recipient would see it. */
export function registerOutbox(app: FastifyInstance, outbox: Pick<Outbox, 'latest' | 'read'>): void {
  app.get('/dev/outbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(listOf(await outbox.latest(shown))),
  )
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const mail = /^\d{1,15}$/.test(params.id) ? await outbox.read(Number(params.id)) : undefined
    if (!mail) return reply.code(404).type('text/plain; charset=utf-8').send('No such mail.')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mail.html + attachmentsOf(mail))
  })
  app.get<{ Params: { id: string; index: string } }>('/dev/outbox/:id/:index', async ({ params }, reply) => {
    const mail = /^\d{1,15}$/.test(params.id) ? await outbox.read(Number(params.id)) : undefined
    const file = mail?.attachments?.[Number(params.index)]
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('No such file.')
    return reply.type(file.type).header('cache-control', 'no-store').send(Buffer.from(file.content, 'base64'))
  })
}

const attachmentsOf = ({ id, attachments = [] }: StoredMail): string =>
  attachments.map(({ name }, index) => `<p><a href="/dev/outbox/${id}/${index}">${escapeHtml(name)}</a></p>`).join('')

const listOf = (
  mails: readonly StoredMail[],
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><h1>Outbox</h1>
<p>${mails.length === 0 ? 'No mail has been written yet.' : 'Newest first.'}</p>
<table><thead><tr><th>Written</th><th>To</th><th>Subject</th><th>Market</th><th>Sent</th></tr></thead><tbody>${mails.map(rowOf).join('')}</tbody></table>
</body></html>`

const rowOf = ({ id, madeAt, recipient, subject, market, sentAt }: StoredMail): string =>
  `<tr><td>${madeAt.toISOString()}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td>` +
  `<td>${market}</td><td>${sentAt ? 'yes' : 'kept here'}</td></tr>`
