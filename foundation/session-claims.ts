/** A claim of a session: its value, and when it was read, in ms since 1970. */
export interface SessionClaim {
  readonly v: unknown
  readonly t: number
}

/** The claims of a session by their ids. */
export type SessionClaims = Readonly<Record<string, SessionClaim | undefined>>

/** The claim that says whether the email address is confirmed. It is validated before all others. */
export const emailVerifiedClaim = 'st-ev'

/** Clocks of browsers may be wrong by up to this many seconds, so a shorter maximum age cannot be checked. */
const dateThresholdSeconds = 7

export type ClaimReason =
  | {
      readonly message: 'value does not exist'
      readonly [expected: `expected${string}`]: unknown
      readonly actualValue: unknown
    }
  | { readonly message: 'expired'; readonly ageInSeconds: number; readonly maxAgeInSeconds: number }
  | {
      readonly message: 'wrong value'
      readonly [expected: `expected${string}`]: unknown
      readonly actualValue: unknown
    }

export interface InvalidClaim {
  readonly id: string
  readonly reason: ClaimReason
}

export interface ClaimValidator {
  readonly id: string
  /** Undefined if the claim is valid. */
  problem(claims: SessionClaims, nowMs: number): ClaimReason | undefined
}

interface Age {
  readonly maxAgeInSeconds?: number | undefined
}

/** Expects the claim to have this exact value. */
export const hasValue = (id: string, expected: unknown, age: Age = {}): ClaimValidator =>
  validator(id, { expectedValue: expected }, age, (value) => value === expected)

/** Expects the claim to be an array that contains the value, or one that does not contain it. */
export const includes = (id: string, expected: unknown, age: Age = {}): ClaimValidator =>
  validator(id, { expectedToInclude: expected }, age, (value) => isArray(value) && value.includes(expected))
export const excludes = (id: string, expected: unknown, age: Age = {}): ClaimValidator =>
  validator(id, { expectedToNotInclude: expected }, age, (value) => isArray(value) && !value.includes(expected))

/** The same for several values: the array must contain all, any or none of them. */
export const includesAll = (id: string, expected: readonly unknown[], age: Age = {}): ClaimValidator =>
  validator(
    id,
    { expectedToInclude: expected },
    age,
    (value) => isArray(value) && expected.every((one) => value.includes(one)),
  )
export const includesAny = (id: string, expected: readonly unknown[], age: Age = {}): ClaimValidator =>
  validator(
    id,
    { expectedToIncludeAtLeastOneOf: expected },
    age,
    (value) => isArray(value) && expected.some((one) => value.includes(one)),
  )
export const excludesAll = (id: string, expected: readonly unknown[], age: Age = {}): ClaimValidator =>
  validator(
    id,
    { expectedToNotInclude: expected },
    age,
    (value) => isArray(value) && !expected.some((one) => value.includes(one)),
  )

/** All invalid claims in the order of their validators, but the one of the email address first. */
export function invalidClaims(
  validators: readonly ClaimValidator[],
  claims: SessionClaims,
  nowMs: number,
): InvalidClaim[] {
  return firstEmail(validators).flatMap((one) => {
    const reason = one.problem(claims, nowMs)
    return reason ? [{ id: one.id, reason }] : []
  })
}

const firstEmail = (validators: readonly ClaimValidator[]): ClaimValidator[] =>
  validators.toSorted((a, b) => Number(b.id === emailVerifiedClaim) - Number(a.id === emailVerifiedClaim))

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value)

type Expected = Readonly<Record<`expected${string}`, unknown>>

function validator(
  id: string,
  expected: Expected,
  { maxAgeInSeconds }: Age,
  isRight: (value: unknown) => boolean,
): ClaimValidator {
  if (maxAgeInSeconds !== undefined && maxAgeInSeconds < dateThresholdSeconds)
    throw new Error(
      `maxAgeInSeconds must be greater than or equal to the DateProvider threshold value -> ${dateThresholdSeconds}`,
    )
  const ageOf = (claim: SessionClaim, nowMs: number) => (nowMs - claim.t) / 1000
  const isOld = (claim: SessionClaim, nowMs: number) =>
    maxAgeInSeconds !== undefined && ageOf(claim, nowMs) > maxAgeInSeconds
  return {
    id,
    problem: (claims, nowMs) => {
      const claim = claims[id]
      if (claim === undefined) return { message: 'value does not exist', ...expected, actualValue: undefined }
      if (isOld(claim, nowMs))
        return { message: 'expired', ageInSeconds: ageOf(claim, nowMs), maxAgeInSeconds: maxAgeInSeconds! }
      return isRight(claim.v) ? undefined : { message: 'wrong value', ...expected, actualValue: claim.v }
    },
  }
}
