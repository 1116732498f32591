import { useState } from 'react'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import type { FormState } from '#contracts/pages.ts'

/** A size, and a length if the product has lengths. Either may not be chosen yet. */
export interface SizeChoice {
  readonly sizeId?: string | undefined
  readonly lengthId?: string | undefined
}

export interface ChosenSize extends SizeChoice {
  /** The variant with the chosen size and length. */
  readonly variant: Variant | undefined
  /** The problem: no size chosen, or the server's answer. */
  readonly problem: string | undefined
  choose(part: SizeChoice): void
  refuse(problem: string): void
}

type Sizes = Pick<ProductDetail, 'variants'>

/** The chosen size: from the address, from a refused form, or because there is only one size. */
export function useChosenSize(
  { variants }: Sizes,
  chosenSku: string | undefined,
  form: FormState | undefined,
): ChosenSize {
  const [choice, setChoice] = useState(() => firstChoice(variants, chosenSku, form?.values))
  const [problem, setProblem] = useState<string>()
  const [answered, setAnswered] = useState<FormState>()
  if (form !== answered) {
    setAnswered(form)
    setProblem(form && Object.values(form.problems).flat()[0])
  }
  return {
    ...choice,
    variant: variantOf(variants, choice),
    problem,
    choose(part) {
      setChoice({ ...choice, ...part })
      setProblem(undefined)
    },
    refuse: setProblem,
  }
}

function firstChoice(
  variants: readonly Variant[],
  chosenSku: string | undefined,
  typed: Readonly<Record<string, string>> = {},
): SizeChoice {
  const named = variants.find(({ id }) => id === (chosenSku ?? typed.sku))
  if (named) return { sizeId: named.size.sizeId, lengthId: named.length?.lengthId }
  return {
    sizeId: typed.size || onlyOne(variants.map(({ size }) => size.sizeId)),
    lengthId: typed.length || onlyOne(variants.map(({ length }) => length?.lengthId)),
  }
}

const onlyOne = <Value>(values: readonly Value[]): Value | undefined =>
  values.length > 0 && new Set(values).size === 1 ? values[0] : undefined

export const variantOf = (variants: readonly Variant[], { sizeId, lengthId }: SizeChoice): Variant | undefined =>
  variants.find(({ size, length }) => size.sizeId === sizeId && length?.lengthId === lengthId)

export interface SizeGroup {
  readonly id: string
  readonly name: string
  /** The variants of this size or length, limited to the length or size that was also chosen. */
  readonly variants: readonly Variant[]
}

/**
 * The sizes of a product, each once and in order, with the variants of the chosen length; and the lengths, with the
 * variants of the chosen size.
 */
export function sizeGroups(variants: readonly Variant[], { sizeId, lengthId }: SizeChoice) {
  return {
    sizes: grouped(
      variants,
      ({ size }) => ({ id: size.sizeId, name: size.name }),
      ({ length }) => lengthId === undefined || length?.lengthId === lengthId,
    ),
    lengths: grouped(
      variants.filter(({ length }) => length),
      ({ length }) => ({ id: length!.lengthId, name: length!.name }),
      ({ size }) => sizeId === undefined || size.sizeId === sizeId,
    ),
  }
}

function grouped(
  variants: readonly Variant[],
  part: (variant: Variant) => { readonly id: string; readonly name: string },
  fits: (variant: Variant) => boolean,
): SizeGroup[] {
  const groups = Map.groupBy(variants, (variant) => part(variant).id)
  return [...groups].map(([id, of]) => ({ id, name: part(of[0]!).name, variants: of.filter(fits) }))
}
