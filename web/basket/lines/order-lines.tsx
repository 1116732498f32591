import type { BasketLine } from '#contracts/basket.ts'
import { CompactLine } from './compact-line.tsx'

/** Lines to read, not to change: beside the checkout, in its review, on the receipt. */
export function OrderLines({ lines }: { readonly lines: readonly BasketLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <CompactLine key={line.id} line={line} />
      ))}
    </ul>
  )
}
