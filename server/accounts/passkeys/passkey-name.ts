import { accepted, type Result, refused } from '#foundation/result.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'

const longestName = 60

/** The name a person gives a passkey, without invisible characters. */
export function readPasskeyName(typed: string): Result<string, PasskeyProblem> {
  const name = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (name === '') return refused({ code: 'passkey.name-required' })
  if ([...name].length > longestName) return refused({ code: 'passkey.name-too-long', limit: longestName })
  return accepted(name)
}
