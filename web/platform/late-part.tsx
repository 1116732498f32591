import { type ReactNode, Suspense } from 'react'
import { EarlyInput } from './early-input.tsx'

export interface LatePartProps {
  readonly children: ReactNode
}

/** A part whose code is fetched after the page's own: until then what the server wrote stands, and what was typed or pressed in it holds. */
export const LatePart = ({ children }: LatePartProps) => (
  <Suspense>
    {children}
    <EarlyInput />
  </Suspense>
)
