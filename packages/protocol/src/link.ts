/** The path of a link. The token stands behind `#`: browsers do not send that part to servers. */
export const linkPath = (room: string, token: string): string => `/r/${room}#${token}`;

/** Room and token of a link's path and fragment; undefined where it is no link. */
export function readLink(
  pathname: string,
  hash: string,
): { room: string; token: string } | undefined {
  const room = /^\/r\/([\w-]{1,64})$/.exec(pathname)?.[1];
  const token = /^#?([\w-]{1,128})$/.exec(hash)?.[1];
  return room && token ? { room, token } : undefined;
}
