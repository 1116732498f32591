/** `anna@example.com` becomes `a•••@example.com`: enough to recognise an own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
