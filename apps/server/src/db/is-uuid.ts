/** Whether a text can be an id: PostgreSQL refuses any other with an error instead of finding nothing. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}
