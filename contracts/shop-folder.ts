import { z } from 'zod'
import { searchSettings } from './search-calls.ts'
import { bodyMeasure } from './size-guides.ts'
import { toggleKeys } from './toggles.ts'

/** The retailer's settings in the shop folder. Amounts are in whole units of the market's currency: 39.95. */
export const amount = z.number().min(0)
export const form = z.literal(1)
export const wordKey = z.string().regex(/^[a-z0-9.-]+$/, 'must be the key of a text, such as delivery.home')
const marketId = z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must be a market id, such as da-dk')
export const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 16:00')

/** A toggle that the program does not know is reported as a mistake, because it would switch nothing on. */
export const toggles = z.partialRecord(z.enum(toggleKeys), z.boolean())

/** `shop.json` */
export const shopFile = z.strictObject({
  form,
  name: z.string().min(1),
  /** The open markets. Each has a file in `markets/`. */
  markets: z.array(marketId).min(1),
  subBrands: z.array(
    z.strictObject({ id: z.string(), name: z.string(), category: z.string(), preSelected: z.boolean() }),
  ),
  /** The source that makes pictures for goods without photographs. If left out, these goods have a plate. */
  pictures: z.enum(['drawn']).optional(),
  /** Email addresses of this domain belong to staff, who sign in with the company's directory. */
  staffDomain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain, such as halden.example')
    .optional(),
})
export type ShopFile = z.infer<typeof shopFile>

/** `toggles.json` */
export const togglesFile = z.strictObject({ form, toggles })

/** `size-guides.json`. Titles and measures are keys of texts; figures are centimetres. */
export const sizeGuidesFile = z.strictObject({
  form,
  guides: z.array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
        title: wordKey,
        categories: z.array(z.string()).min(1),
        /** The conversion table whose rows have its sizes. */
        sizes: z.enum(['letters', 'women', 'men', 'kids', 'women-shoe', 'men-shoe', 'kids-shoe']),
        measures: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
        rows: z
          .array(
            z.strictObject({
              size: z.string(),
              letter: z.string().optional(),
              waists: z.array(z.string()).max(10).optional(),
              figures: z.array(bodyMeasure),
            }),
          )
          .min(1)
          .max(100),
      })
      .refine(
        ({ measures, rows }) => rows.every(({ figures }) => figures.length === measures.length),
        'must have one figure for each measure in every row',
      ),
  ),
})

const term = z.string().trim().min(1).max(100)

/** `search/{language or market}.json`: how people search in a language. A market's file is added to the file of its language. */
export const searchFile = z.strictObject({
  form,
  /** Terms with the same meaning. Each term of a group finds the others too. */
  synonyms: z.array(z.array(term).min(2)).default([]),
  /** A search for one of `terms` also finds what `mean` finds, but not the other way round. */
  meanings: z.array(z.strictObject({ terms: z.array(term).min(1), mean: z.array(term).min(1) })).default([]),
  /** Terms that lead to a page: its key, an address below the market (`/help`), or an address elsewhere (`https://…`). */
  redirects: z.array(z.strictObject({ terms: z.array(term).min(1), to: z.string().min(1) })).default([]),
  /** Terms that are offered before the shopper types. */
  popular: z.array(term).max(10).default([]),
  /** Settings of listings and searches that differ from the defaults. */
  settings: searchSettings.default({}),
})
export type SearchFile = z.infer<typeof searchFile>

/** `words/{language or market}.json` */
export const wordsFile = z.record(z.string(), z.string())

export type FileCheck<Value> = { readonly value: Value } | { readonly mistakes: readonly string[] }

/** Reads the JSON of one file with its schema. A mistake is one line: the file, the field, and what is wrong. */
export function checkFile<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  json: unknown,
): FileCheck<z.infer<Schema>> {
  const read = schema.safeParse(json)
  if (read.success) return { value: read.data }
  return {
    mistakes: read.error.issues.map((issue) => `${file}: ${issue.path.join('.') || '(file)'}: ${issue.message}`),
  }
}
