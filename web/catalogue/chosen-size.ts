import { useState } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { FormState } from '#contracts/pages.ts'

export interface ChosenSize {
  readonly sku: string | undefined
  /** What stands in the way: no size chosen, or what the server answered. */
  readonly problem: string | undefined
  choose(sku: string): void
  refuse(problem: string): void
}

/** The size as chosen so far: by the address, by a form that was refused, or because there is only one. */
export function useChosenSize(
  product: ProductDetail,
  chosenSku: string | undefined,
  form: FormState | undefined,
): ChosenSize {
  const only = product.variants.length === 1 ? product.variants[0]!.id : undefined
  const [sku, setSku] = useState(chosenSku ?? form?.values.sku ?? only)
  const [problem, setProblem] = useState<string>()
  const [answered, setAnswered] = useState<FormState>()
  if (form !== answered) {
    setAnswered(form)
    setProblem(form && Object.values(form.problems).flat()[0])
  }
  return {
    sku,
    problem,
    choose(next) {
      setSku(next)
      setProblem(undefined)
    },
    refuse: setProblem,
  }
}
