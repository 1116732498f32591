import { isEmailAddress } from '#foundation/email-address.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { tidyText } from '#foundation/tidy-text.ts'
import type { SupportProblem } from './support.problems.ts'
import type { Question } from './support.ts'

const most = { name: 100, subject: 200, message: 4_000, orderNumber: 50 } as const
/** The text of `support.message-too-short` names it. */
const shortestMessage = 10
/** Control characters are not allowed in a line, because they could start another line of a mail. */
const unseen = /\p{Cc}/u

/** Checks a question and returns every wrong field. Markup stays as typed, because it is shown as text. */
export function readQuestion(typed: Question): Result<Question, SupportProblem> {
  const email = typed.email.trim().toLowerCase()
  const [name, subject] = [tidyText(typed.name), tidyText(typed.subject)]
  const message = typed.message.replace(/\r\n?/g, '\n').trim()
  const orderNumber = tidyText(typed.orderNumber ?? '')
  const wrong = {
    email: isEmailAddress(email) ? undefined : 'account.email-invalid',
    name: name === '' ? 'support.write-name' : lineProblem(name, most.name),
    subject: subject === '' ? 'support.choose-reason' : lineProblem(subject, most.subject),
    message: messageProblem(message),
    orderNumber: orderNumber === '' ? undefined : lineProblem(orderNumber, most.orderNumber),
  }
  const fields = Object.fromEntries(Object.entries(wrong).flatMap(([field, code]) => (code ? [[field, code]] : [])))
  if (Object.keys(fields).length > 0) return refused({ code: 'support.to-correct', fields })
  return accepted({ email, name, subject, message, ...(orderNumber !== '' && { orderNumber }) })
}

function messageProblem(message: string): string | undefined {
  if (message === '') return 'support.write-message'
  if (message.length < shortestMessage) return 'support.message-too-short'
  return message.length > most.message ? 'form.too-long' : undefined
}

function lineProblem(line: string, longest: number): string | undefined {
  if (line === '') return 'form.required'
  if (line.length > longest) return 'form.too-long'
  return unseen.test(line) ? 'form.invalid' : undefined
}
