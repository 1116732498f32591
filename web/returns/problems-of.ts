import type { FormState } from '#contracts/pages.ts'

/** All problems of a form, each with its field. */
export const problemsOf = ({ problems }: FormState) =>
  Object.entries(problems).flatMap(([field, texts]) => texts.map((text) => ({ text, field: field || undefined })))
