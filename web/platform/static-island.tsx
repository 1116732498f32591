import { type ComponentType, useEffect, useState } from 'react'
import { StaticMarkup } from '#ui/rich-text/index.ts'
import { useIsHydrating } from './is-hydrating.ts'

type Loader<Props> = () => Promise<ComponentType<Props>>

export interface StaticIslandProps<Props> {
  /** The component itself. Only the server passes it. */
  readonly written: ComponentType<Props> | undefined
  /** Loads the code of the component, for a page shown without a new document. It must be the same function in each rendering. */
  readonly load: Loader<Props>
  readonly with: Props
}

/**
 * A part of a page that needs no script, because it has only links, forms and text. It keeps the server's markup and is
 * never hydrated. Its code is loaded only if a page is shown without a new document. Give it a `key` that changes with
 * its content.
 */
export function StaticIsland<Props extends object>({ written, load, with: props }: StaticIslandProps<Props>) {
  const [stands] = useState(useIsHydrating())
  const [Part, setPart] = useState(() => written ?? (arrived.get(load) as ComponentType<Props> | undefined))
  useEffect(() => {
    if (stands || Part) return
    let left = false
    void load().then((loaded) => {
      arrived.set(load, loaded)
      if (!left) setPart(() => loaded)
    })
    return () => {
      left = true
    }
  }, [stands, Part, load])
  if (stands && !written) return <StaticMarkup as="div" markup="" />
  return <div>{Part && <Part {...props} />}</div>
}

/** Components that are already loaded, so that the next page renders them immediately. */
const arrived = new Map<unknown, unknown>()
