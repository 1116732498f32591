import type { BadgePlace } from '#contracts/badges.ts'
import type { BasketLine } from '#contracts/basket.ts'
import { CompactLine } from './compact-line.tsx'

interface OrderLinesProps {
  readonly lines: readonly BasketLine[]
  readonly badges?: BadgePlace | undefined
}

/** Lines without controls, for the steps of the checkout, the review and the receipt. */
export function OrderLines({ lines, badges }: OrderLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <CompactLine key={line.id} line={line} badges={badges} />
      ))}
    </ul>
  )
}
