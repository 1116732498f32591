import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hashingThreads } from './hashing.service.ts'
import { normalPassword } from './password-rule.ts'

/** Memory in KiB, passes and lanes of argon2id: not weaker than the OWASP cheat sheet on password storage requires (2025). */
const cost = { memory: 19_456, passes: 5, parallelism: 1 } as const
const tagLength = 32
/** Leaves one core for the shop's other work. Each hash needs 19 MiB of memory. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const mostWaiting = 200

/** Too many passwords are waiting to be hashed; the caller should try again later. */
export class HashingBusy extends Error {}

export interface PasswordHashes {
  make(password: string): Promise<string>
  /** Without a stored hash it does the same work and returns false, so that the time does not reveal whether there is an account. */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>
  /** True if the hash was made with other parameters than the current ones. */
  isOutdated(stored: string): boolean
  /** True if the queue is full: the next password is refused. */
  isFull(): boolean
  /** Number of hashes computed so far. */
  computed(): number
}

/** Hashes passwords with argon2id, a few at a time. Waiting ones use no hashing memory, and pages are still answered. */
export function passwordHashes(
  limits: { readonly atOnce?: number; readonly mostWaiting?: number } = {},
): PasswordHashes {
  const threads = limits.atOnce ?? atOnce
  const { inTurn, isFull } = turns(threads, limits.mostWaiting ?? mostWaiting)
  const hash = hashingThreads(threads)
  const nobodys = written({ ...cost, salt: randomBytes(16), tag: randomBytes(tagLength) })
  let computed = 0
  const compute = (password: string, { memory, passes, parallelism, salt }: Parameters & { readonly salt: Buffer }) =>
    inTurn(async () => {
      computed += 1
      const message = Buffer.from(normalPassword(password), 'utf8')
      return hash({ message, nonce: salt, memory, passes, parallelism, tagLength })
    })
  return {
    computed: () => computed,
    isFull,
    async make(password) {
      const salt = randomBytes(16)
      return written({ ...cost, salt, tag: await compute(password, { ...cost, salt }) })
    },
    async isRight(stored, password) {
      const known = read(stored ?? nobodys)!
      const tag = await compute(password, known)
      return timingSafeEqual(tag, known.tag) && stored !== null && stored !== undefined
    },
    isOutdated(stored) {
      const { memory, passes, parallelism } = read(stored)!
      return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
    },
  }
}

interface Parameters {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The usual encoded form of argon2 hashes: `$argon2id$v=19$m=19456,t=5,p=1$salt$tag`. */
const written = ({
  memory,
  passes,
  parallelism,
  salt,
  tag,
}: Parameters & { readonly salt: Buffer; readonly tag: Buffer }) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

function read(stored: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('a stored password has an unknown form')
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  return { memory, passes, parallelism, salt: Buffer.from(parts[4]!, 'base64'), tag: Buffer.from(parts[5]!, 'base64') }
}

/** Runs `atOnce` jobs at a time and the others in order of arrival; refuses more than `mostWaiting` waiting ones. */
function turns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  const isFull = () => running >= atOnce && waiting.length >= mostWaiting
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) {
      if (isFull()) throw new HashingBusy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { inTurn, isFull }
}
