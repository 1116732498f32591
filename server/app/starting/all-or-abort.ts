type Work = (signal: AbortSignal) => Promise<unknown>
type ValuesOf<Works extends readonly Work[]> = { readonly [Index in keyof Works]: Awaited<ReturnType<Works[Index]>> }

/** Runs several works in parallel. If one fails, the others get an abort signal. The first error is thrown when all have ended. */
export async function allOrAbort<const Works extends readonly Work[]>(works: Works): Promise<ValuesOf<Works>> {
  const failing = new AbortController()
  const errors: unknown[] = []
  const ended = works.map((work) =>
    work(failing.signal).catch((error: unknown) => {
      errors.push(error)
      failing.abort()
    }),
  )
  const values = await Promise.all(ended)
  if (errors.length > 0) throw errors[0]
  return values as unknown as ValuesOf<Works>
}
