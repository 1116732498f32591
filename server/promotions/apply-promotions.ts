import { allocate, money, times as multiplied } from '#foundation/money.ts'
import { meets, type OfferedLine, worthOf } from './offered-goods.ts'
import type { Promotion } from './promotion.ts'

/** The discount of one promotion on one whole line. */
export interface LineDiscount {
  readonly promotionId: string
  readonly code: string | null
  readonly level: 'line' | 'basket'
  readonly minor: number
}

/** A bonus that the basket has earned: how many pieces of the reward it may have, and how many it has. */
export interface EarnedBonus {
  readonly promotionId: string
  readonly rewardId: string
  readonly code: string | null
  readonly earned: number
  readonly taken: number
}

export interface AppliedPromotions {
  /** Per line, in the order in which they were subtracted. */
  readonly lines: readonly (readonly LineDiscount[])[]
  /** The amount each code saved, including codes that saved nothing. */
  readonly byCode: ReadonlyMap<string, number>
  /** Set if a promotion makes delivery free. */
  readonly freeFreight: { readonly promotionId: string; readonly code: string | null } | undefined
  readonly bonuses: readonly EarnedBonus[]
}

/** The valid codes of a basket in the order they were entered, each with its promotion, which applies only with a code. */
export type OpenedBy = readonly { readonly code: string; readonly promotionId: string }[]

export interface ToApply {
  readonly lines: readonly OfferedLine[]
  /** The promotions of the market that are active now, in their order. */
  readonly promotions: readonly Promotion[]
  readonly codes: OpenedBy
  readonly currency: string
}

/**
 * Calculates the discounts of a basket. Each line gets at most one line promotion, the one that saves most. Then follow
 * the best promotion on the whole basket and the promotions of codes, each on the remaining price. No line becomes
 * negative.
 */
export function applyPromotions({ lines, promotions, codes, currency }: ToApply): AppliedPromotions {
  const opened = new Map(codes.map(({ code, promotionId }) => [promotionId, code]))
  const open = promotions.filter(({ id, needsCode }) => !needsCode || opened.has(id))
  const codeOf = ({ id, needsCode }: Promotion): string | null => (needsCode ? (opened.get(id) ?? null) : null)
  const worth = lines.map(worthOf)
  const left = [...worth]
  const found: LineDiscount[][] = lines.map(() => [])
  const take = (promotion: Promotion, level: LineDiscount['level'], off: ReadonlyMap<number, number>) => {
    for (const [index, minor] of off) {
      if (minor <= 0) continue
      left[index]! -= minor
      found[index]!.push({ promotionId: promotion.id, code: codeOf(promotion), level, minor })
    }
  }

  takeLinePromotions(open, { lines, worth, currency }, take)
  const ofBasket = open.filter(({ level }) => level === 'basket')
  const best = bestOf(ofBasket.flatMap((it) => (it.needsCode ? [] : wholeOff(it, lines, left, currency))))
  if (best) take(best.promotion, 'basket', spread(best, left, currency))
  for (const { promotionId } of codes) {
    const promotion = ofBasket.find(({ id, needsCode }) => needsCode && id === promotionId)
    for (const whole of promotion ? wholeOff(promotion, lines, left, currency) : [])
      take(whole.promotion, 'basket', spread(whole, left, currency))
  }
  const freight = open.find((it) => it.level === 'shipping' && meets(it, lines, left).times > 0)
  return {
    lines: found,
    byCode: savedByCode(codes, found),
    freeFreight: freight && { promotionId: freight.id, code: codeOf(freight) },
    bonuses: open.flatMap((it) => bonusOf(it, codeOf(it), lines, left)),
  }
}

interface LineGoods {
  readonly lines: readonly OfferedLine[]
  readonly worth: readonly number[]
  readonly currency: string
}

/** Gives each line the one promotion that saves most. */
function takeLinePromotions(
  open: readonly Promotion[],
  { lines, worth, currency }: LineGoods,
  take: (promotion: Promotion, level: 'line', off: ReadonlyMap<number, number>) => void,
): void {
  const best = new Map<number, { readonly promotion: Promotion; readonly minor: number }>()
  for (const promotion of open) {
    if (promotion.level !== 'line') continue
    const { covered, times } = meets(promotion, lines, worth)
    if (times === 0) continue
    const offs = withinBudget(
      promotion,
      covered.map((index) => lineOff(promotion, lines[index]!, currency)),
    )
    for (const [at, index] of covered.entries()) {
      const minor = offs[at]!
      if (minor > (best.get(index)?.minor ?? 0)) best.set(index, { promotion, minor })
    }
  }
  for (const [index, { promotion, minor }] of best) take(promotion, 'line', new Map([[index, minor]]))
}

function lineOff({ percent, minor }: Promotion, line: OfferedLine, currency: string): number {
  const worth = worthOf(line)
  if (percent !== null) return Math.min(worth, multiplied(money(worth, currency), percent / 100).minor)
  return Math.min(worth, (minor ?? 0) * line.quantity)
}

/** The discount of a promotion on the whole basket, and the lines in its scope. */
interface WholeOff {
  readonly promotion: Promotion
  readonly minor: number
  readonly covered: readonly number[]
}

/** No discount if the conditions are not met, or if no line in its scope still costs something. */
function wholeOff(
  promotion: Promotion,
  lines: readonly OfferedLine[],
  left: readonly number[],
  currency: string,
): readonly WholeOff[] {
  const { covered, times } = meets(promotion, lines, left)
  const sum = covered.reduce((total, index) => total + left[index]!, 0)
  if (times === 0 || sum === 0) return []
  const off =
    promotion.percent === null
      ? Math.min(sum, promotion.minor ?? 0)
      : Math.min(sum, multiplied(money(sum, currency), promotion.percent / 100).minor)
  const [minor = 0] = withinBudget(promotion, [off])
  return [{ promotion, minor, covered }]
}

/** Divides the discount among the lines in its scope, in proportion to their remaining price. */
function spread({ minor, covered }: WholeOff, left: readonly number[], currency: string): ReadonlyMap<number, number> {
  const parts = allocate(
    money(minor, currency),
    covered.map((index) => left[index]!),
  )
  return new Map(covered.map((index, at) => [index, parts[at]!.minor]))
}

/** A promotion whose budget does not cover the full discount gives none. */
function withinBudget({ budgetMinor, spentMinor }: Promotion, offs: readonly number[]): readonly number[] {
  const sum = offs.reduce((total, off) => total + off, 0)
  return budgetMinor === null || spentMinor + sum <= budgetMinor ? offs : offs.map(() => 0)
}

function bestOf(candidates: readonly WholeOff[]): WholeOff | undefined {
  let best: WholeOff | undefined
  for (const candidate of candidates) if (candidate.minor > (best?.minor ?? 0)) best = candidate
  return best
}

function bonusOf(
  promotion: Promotion,
  code: string | null,
  lines: readonly OfferedLine[],
  left: readonly number[],
): EarnedBonus[] {
  const { bonus, id } = promotion
  if (promotion.level !== 'bonus' || bonus === null) return []
  const { times } = meets(promotion, lines, left)
  if (times === 0) return []
  const most = bonus.repeats ? times : 1
  const taken = lines.reduce((sum, line) => (line.bonusOf === id ? sum + line.quantity : sum), 0)
  return [{ promotionId: id, rewardId: bonus.rewardId, code, earned: bonus.pieces * most, taken }]
}

function savedByCode(codes: OpenedBy, found: readonly (readonly LineDiscount[])[]): Map<string, number> {
  const saved = new Map(codes.map(({ code }) => [code, 0]))
  for (const { code, minor } of found.flat()) if (code !== null) saved.set(code, (saved.get(code) ?? 0) + minor)
  return saved
}
