import { z } from 'zod'

/** A field of a form as data. The browser's own checks are made from it, so no schema library is sent to the browser. */
export const fieldRule = z.object({
  name: z.string(),
  /** Word keys. */
  label: z.string(),
  help: z.string().optional(),
  type: z.enum(['text', 'email', 'tel', 'select', 'checkbox']),
  required: z.boolean(),
  autocomplete: z.string().optional(),
  inputMode: z.enum(['text', 'numeric', 'tel', 'email']).optional(),
  pattern: z.string().optional(),
  example: z.string().optional(),
  mask: z.string().optional(),
  maxLength: z.number().int().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string(), group: z.string().optional() })).optional(),
  /** Name of the field next to this one. */
  pairedWith: z.string().optional(),
})

export type FieldRule = z.infer<typeof fieldRule>
