import { type FormEvent, useState } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { rememberClubSigned, type SignupOutcome } from '#web/club/index.ts'

/** Sends a sign-up without leaving the page. A refused form keeps the typed values. */
export function useSignupForm(
  formAction: string,
  send: (values: Readonly<Record<string, string>>) => Promise<SignupOutcome>,
) {
  const [sent, setSent] = useState<'asked' | 'joined'>()
  const [form, setForm] = useState<FormState>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const outcome = await send(values)
    if ('sent' in outcome) {
      setSent(outcome.sent)
      rememberClubSigned()
    } else setForm({ formAction, values, problems: outcome.problems } as FormState)
  }
  return { sent, form, submit }
}
