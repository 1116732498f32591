/** Allows only names that a folder, a database table and an object store treat in the same way. */
export const isPhotographName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(name)
