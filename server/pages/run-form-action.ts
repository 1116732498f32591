import type { FormState } from '#contracts/pages.ts'
import { pathOfUnstorable } from '#server/platform/plain-text.ts'
import { fieldText } from '#server/platform/problems.ts'
import type { AnyPageKind, PageRedirect, PageRequest, RefusedForm } from './page-kind.ts'
import type { Parts } from './parts.ts'

/** The result of a form: a redirect, or the same page with the typed values and the problems. */
export type FormActionEnd = { readonly done: PageRedirect } | { readonly refused: FormState }

const mostFields = 200

/**
 * The posted fields, at most as many as any form has. If a name occurs twice, the last value counts, as for a checkbox
 * with a hidden field.
 */
export type PostedForm = Readonly<Record<string, string>>

export function postedForm(body: unknown): PostedForm {
  const form: Record<string, string> = Object.create(null)
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body).slice(0, mostFields))
    form[name] = String(Array.isArray(value) ? value.at(-1) : value)
  return form
}

/** Runs the form action named by the pressed button. */
export async function runFormAction(
  parts: Parts,
  ask: PageRequest,
  kind: AnyPageKind,
  form: PostedForm,
): Promise<FormActionEnd> {
  const name = form.formAction ?? ''
  const formAction = kind.formActions && Object.hasOwn(kind.formActions, name) ? kind.formActions[name] : undefined
  if (!formAction)
    return refusal(name, { form, secret: [] }, { problems: { '': [ask.localization.t('form.unknown-action')] } })
  const unkeepable = pathOfUnstorable(form)
  if (unkeepable !== undefined)
    return refusal(
      name,
      { form, secret: formAction.secret },
      { problems: { [unkeepable]: [ask.localization.t('form.invalid')] } },
    )
  const read = formAction.form.safeParse({ ...form })
  if (!read.success)
    return refusal(name, { form, secret: formAction.secret }, { problems: problemsOf(ask, read.error.issues) })
  const answer = await formAction.act(parts, ask, read.data)
  return 'goTo' in answer ? { done: answer } : refusal(name, { form, secret: formAction.secret }, answer)
}

function refusal(
  formAction: string,
  { form, secret = [] }: { readonly form: PostedForm; readonly secret: readonly string[] | undefined },
  { problems, code, named = [] }: RefusedForm,
): FormActionEnd {
  const kept = Object.entries(form).filter(([name]) => name !== 'formAction' && !secret.includes(name))
  return {
    refused: {
      formAction,
      values: Object.fromEntries(kept),
      problems: Object.fromEntries(Object.entries(problems).map(([field, texts]) => [field, [...texts]])),
      ...(code === undefined ? {} : { code }),
      ...(named.length > 0 ? { named: [...named] } : {}),
    },
  }
}

type Issue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string | undefined
  readonly input?: unknown
}

/** A schema may give the key of a text; else the text says that the field is missing, too long or invalid. */
function problemsOf({ localization }: PageRequest, issues: readonly Issue[]): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    problems[field] ??= [fieldText(localization, field, wordOf(issue))]
  }
  return problems
}

const wordKey = /^[a-z][a-z0-9-]*\.[a-z0-9._-]+$/

function wordOf({ message, code }: Issue): string {
  if (wordKey.test(message)) return message
  if (code === 'too_big') return 'form.too-long'
  return code === 'too_small' || message.endsWith('received undefined') ? 'form.required' : 'form.invalid'
}
