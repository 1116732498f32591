import { z } from 'zod'
import type { Lead } from '#server/club/lead-source.port.ts'

/** A form of the Facebook page: the names of its questions, and the text next to its checkbox. */
export const leadForm = z.object({
  /** The shop's names of the questions with Facebook's: `{ "email": "work_email" }`. */
  fields: z.partialRecord(z.enum(['email', 'first_name', 'last_name', 'full_name']), z.string().max(200)).optional(),
  /** The key of the checkbox that asks about news and offers, and the text next to it. */
  consent: z.object({ key: z.string().min(1).max(200), text: z.string().min(1).max(2_000) }).optional(),
})
export const leadForms = z.record(z.string().regex(/^\d{1,30}$/), leadForm)
export type LeadForms = z.infer<typeof leadForms>

const answer = z.object({
  id: z.string(),
  created_time: z.string(),
  form_id: z.string().default(''),
  field_data: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  custom_disclaimer_responses: z
    .array(z.object({ checkbox_key: z.string(), is_checked: z.union([z.string(), z.boolean()]) }))
    .default([]),
})

/** A lead from Facebook's answer; undefined if it has no email address or cannot be read. */
export function readLead(body: unknown, forms: LeadForms): Lead | undefined {
  const read = answer.safeParse(body)
  if (!read.success) return undefined
  const { id, created_time, form_id: formId, field_data, custom_disclaimer_responses } = read.data
  const createdAt = new Date(created_time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  const form = Object.hasOwn(forms, formId) ? forms[formId] : undefined
  const answerTo = (name: 'email' | 'first_name' | 'last_name' | 'full_name'): string | undefined =>
    field_data.find((field) => field.name === (form?.fields?.[name] ?? name))?.values[0]
  const email = answerTo('email')
  if (email === undefined || Number.isNaN(createdAt.getTime())) return undefined
  const [first, ...rest] = (answerTo('full_name') ?? '').split(' ')
  const ticked = custom_disclaimer_responses.some(
    ({ checkbox_key, is_checked }) => checkbox_key === form?.consent?.key && [true, '1', 'true'].includes(is_checked),
  )
  return {
    ...{ id, formId, createdAt, email },
    firstName: answerTo('first_name') ?? first,
    lastName: answerTo('last_name') ?? rest.join(' '),
    ...(ticked ? { agreedTo: form!.consent!.text } : {}),
  }
}
