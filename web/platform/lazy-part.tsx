import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { EarlyInput } from './early-input.tsx'

export interface LazyPartProps {
  readonly children: ReactNode
}

/** A part whose code is loaded after the page's own code. Until then the server's markup is shown, and input in it is kept. */
export const LazyPart = ({ children }: LazyPartProps) => (
  <Suspense>
    {children}
    <EarlyInput />
  </Suspense>
)

/** The content of a lazy part. If its code cannot be loaded, the server's markup stays and the rest of the page works. */
export const lazyCode = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(leaveAsWritten) }))

function leaveAsWritten(fault: unknown): Promise<never> {
  reportError(fault)
  return new Promise(() => {})
}
