/** Names that mean the same to a folder, a table and an object store. */
export const isPhotographName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(name)
