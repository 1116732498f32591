import { z } from 'zod'
import { Fault } from '#foundation/fault.ts'
import type { LeadSource, ReadLeads } from '#server/club/lead-source.port.ts'
import { type LeadForms, readLead } from './read-lead.ts'
import { isSigned, isToken, signatureHeader } from './signature.ts'

export interface FacebookLeadsSettings {
  /** Scheme and host of the Graph API. */
  readonly graphUrl: string
  readonly verifyToken: string
  readonly appSecret: string
  readonly pageToken: string
  /** Forms by their ids. */
  readonly forms: LeadForms
}

const version = 'v23.0'
/** The service's error codes for an invalid token and for an object that does not exist. */
const badToken = 190
const notThere = 100

const id = z.union([z.string(), z.number().int()]).transform(String)
const change = z.object({ field: z.string(), value: z.unknown().optional() })
const notice = z.object({ entry: z.array(z.object({ changes: z.array(change).max(1_000) })) })
const leadgen = z.object({ leadgen_id: id.pipe(z.string().regex(/^\d{1,30}$/)) })

/** People who filled in forms of Facebook's lead ads. A webhook sends their ids, and the Graph API answers what they wrote. */
export function facebookLeads({
  graphUrl,
  verifyToken,
  appSecret,
  pageToken,
  forms,
}: FacebookLeadsSettings): LeadSource {
  return {
    answerVerification: ({ mode, token, challenge }) =>
      mode === 'subscribe' && isToken(token, verifyToken) ? challenge : undefined,

    read: ({ headers, text }) => (isSigned(text, headers[signatureHeader], appSecret) ? idsIn(text) : notSigned),

    async lead(leadId, signal) {
      const url = `${graphUrl}/${version}/${leadId}?${new URLSearchParams({ access_token: pageToken })}`
      const answered = await fetch(url, { signal: signal ?? null, redirect: 'error' })
      const body = (await answered.json()) as { error?: { code?: unknown } }
      if (answered.status === 200) return readLead(body, forms)
      const code = Number(body.error?.code)
      if (answered.status === 400 && code === notThere) return undefined
      throw new Fault('leads-facebook.refused', { status: answered.status, code, tokenIsBad: code === badToken })
    },
  }
}

const notSigned = { kind: 'not-signed' } as const

function idsIn(text: string): ReadLeads {
  const read = notice.safeParse(JSON.parse(text))
  if (!read.success) return { kind: 'not-understood' }
  const ids = read.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ field, value }) => {
      const lead = field === 'leadgen' ? leadgen.safeParse(value) : undefined
      return lead?.success ? [lead.data.leadgen_id] : []
    }),
  )
  return { kind: 'leads', ids: [...new Set(ids)] }
}
