import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { type Cut, chestOf, cuts } from './cuts.ts'

interface AdviceRequestBody {
  readonly garment?: { readonly cut?: string; readonly sizes?: readonly string[] }
  readonly body?: { readonly height?: number; readonly weight?: number }
  readonly preference?: 'close' | 'regular' | 'loose'
}

/** The width of the garment compared with the body for each preference, in cm around the chest. */
const ease = { close: -2, regular: 0, loose: 3 }
/** Within this distance from the border between two sizes, both fit. */
const borderCm = 1.2

/** A size service. It estimates the chest from height and weight, and finds the size for it. A key begins with its country, `gb-…`. */
export const sizeAdvisorSimulator: MakeSimulator = ({ ledger }) => ({
  name: 'size-advisor',
  answer: async (request) => {
    if (new URL(request.url).pathname !== '/v1/recommendations') return problem(404, 'NOT_FOUND')
    if (request.method !== 'POST') return problem(405, 'METHOD_NOT_ALLOWED')
    const key = /^Bearer ([a-z]{2})-[\w-]+$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (key === undefined) return problem(401, 'UNKNOWN_KEY')
    const { garment, body, preference = 'regular' } = (await request.json().catch(() => ({}))) as AdviceRequestBody
    const cut = cuts[garment?.cut ?? '']
    if (!cut || !garment?.sizes?.length || !body?.height || !body.weight) return problem(422, 'INCOMPLETE')
    // Nothing about a shopper is stored, and especially no measurements.
    ledger.append({ kind: 'recommendation', country: key, cut: garment.cut })
    return Response.json(recommend(cut, garment.sizes, chestOf(cut, body.height, body.weight) + ease[preference]))
  },
})

const problem = (status: number, code: string): Response => Response.json({ error: { code } }, { status })

function recommend({ chests }: Cut, sizes: readonly string[], chest: number) {
  const offered = sizes.flatMap((size) => (chests[size] === undefined ? [] : [{ size, chest: chests[size] }]))
  const byDistance = offered.toSorted((a, b) => Math.abs(a.chest - chest) - Math.abs(b.chest - chest))
  const [best, next] = byDistance
  if (!best) return { recommendation: null, reason: 'BELOW_RANGE' }
  const step = next ? Math.abs(next.chest - best.chest) : 4
  if (Math.abs(best.chest - chest) > step)
    return { recommendation: null, reason: chest < best.chest ? 'BELOW_RANGE' : 'ABOVE_RANGE' }
  const between = next && Math.abs(Math.abs(next.chest - chest) - Math.abs(best.chest - chest)) < borderCm
  return between
    ? { recommendation: best.size, runnerUp: next.size, reason: 'BETWEEN_SIZES' }
    : { recommendation: best.size, reason: 'BEST_FIT' }
}
