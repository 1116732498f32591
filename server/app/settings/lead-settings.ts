import { z } from 'zod'
import { leadForms } from '#adapters/leads-facebook/read-lead.ts'
import type { FacebookLeadsSettings } from '#adapters/leads-facebook/server.ts'

/** Settings for the forms that Facebook shows for the shop. The first three must be given together. */
export const leadSettings = {
  FACEBOOK_LEADS_VERIFY_TOKEN: z.string().min(16, 'must have at least 16 characters').max(200).optional(),
  FACEBOOK_LEADS_APP_SECRET: z.string().max(500).optional(),
  FACEBOOK_LEADS_PAGE_TOKEN: z.string().max(500).optional(),
  FACEBOOK_LEADS_FORMS: z
    .string()
    .transform((text, ctx) => {
      try {
        const read = leadForms.safeParse(JSON.parse(text))
        if (read.success) return read.data
      } catch {}
      ctx.addIssue({
        code: 'custom',
        message: 'must be JSON of forms by their id, as adapters/leads-facebook/README.md says',
      })
      return z.NEVER
    })
    .optional(),
}

type Given = z.infer<z.ZodObject<typeof leadSettings>>

const together = ['FACEBOOK_LEADS_VERIFY_TOKEN', 'FACEBOOK_LEADS_APP_SECRET', 'FACEBOOK_LEADS_PAGE_TOKEN'] as const

/** A setting that is missing although others of the group are given. */
export function missingOfLeads(given: Given): { readonly name: string; readonly rule: string } | undefined {
  const there = together.find((name) => given[name] !== undefined)
  const missing = together.find((name) => given[name] === undefined)
  return there && missing ? { name: missing, rule: `must be set where ${there} is` } : undefined
}

/** Undefined if no Facebook app of the shop is connected. */
export function leadsOfSettings(from: Given): Omit<FacebookLeadsSettings, 'graphUrl'> | undefined {
  const [verifyToken, appSecret, pageToken] = together.map((name) => from[name])
  if (verifyToken === undefined || appSecret === undefined || pageToken === undefined) return undefined
  return { verifyToken, appSecret, pageToken, forms: from.FACEBOOK_LEADS_FORMS ?? {} }
}
