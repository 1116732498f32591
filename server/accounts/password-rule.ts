import { commonPasswordWords } from './password-words.ts'

const least = 8
const most = 100

/** A password in the form that is hashed: equivalent Unicode spellings, for example from another keyboard, are the same password. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC')

/**
 * The key of the text that says why a new password is refused; undefined if it is accepted. Any characters are allowed;
 * only passwords that are easy to guess are refused.
 */
export function passwordProblem(typed: string, email: string): string | undefined {
  const password = normalPassword(typed)
  const { length } = Array.from(password)
  if (length < least) return 'sign-in.password-short'
  if (length > most) return 'sign-in.password-long'
  return isCommon(password) || isOwnAddress(password, email) ? 'sign-in.password-common' : undefined
}

const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qwertzuiop',
]
const runs = rows.flatMap((row) => [row + row, [...(row + row)].reverse().join('')])
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const around = /^[\d\W_]+|[\d\W_]+$/g

/** True for passwords that attackers try first: common words with digits or marks around them, keyboard sequences, dates, repetitions. */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size <= 2 || isRepeated(text) || isDate.test(text)) return true
  if (runs.some((run) => run.includes(text)) || isTwoRuns(text)) return true
  return [text, spelledOut(text)].some((spelling) => {
    const word = spelling.replace(around, '')
    return commonPasswordWords.has(word) || commonPasswordWords.has(spelling)
  })
}

const isDate = /^(?:(?:19|20)\d\d[01]\d[0-3]\d|[0-3]\d[01]\d(?:19|20)\d\d)$/
const spelledOut = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => leet[sign] ?? sign)

/** `abcabcabc`: a short text repeated. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text) && text.length <= 24

/** `qwer1234`: one keyboard sequence after another. */
const isTwoRuns = (text: string): boolean =>
  Array.from(text, (_, at) => at).some(
    (at) =>
      at >= 3 &&
      text.length - at >= 3 &&
      [text.slice(0, at), text.slice(at)].every((part) => runs.some((run) => run.includes(part))),
  )

const isOwnAddress = (password: string, email: string): boolean => {
  const text = password.toLowerCase()
  const [name = ''] = email.split('@')
  return text === email || (name.length >= 4 && text.replace(around, '') === name)
}
