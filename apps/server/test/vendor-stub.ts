import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request a stub received. */
interface StubRequest {
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a stub answers: JSON or its text, with HTTP 200, or a {@link reply}. */
export type StubHandler = (url: URL) => unknown;
type SendReply = (response: ServerResponse) => void;

/** A service on the loopback interface. */
export interface VendorStub {
  readonly baseUrl: string;
  readonly requests: readonly StubRequest[];
  readonly close: () => Promise<void>;
}

/** Starts a service that answers every request as `handler` says. */
export async function startVendorStub(handler: StubHandler): Promise<VendorStub> {
  const requests: StubRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push({ url: request.url!, headers: request.headers, body });
      const answer = handler(new URL(request.url!, 'http://stub'));
      if (answer instanceof Reply) return answer.send(response);
      response.setHeader('content-type', 'application/json');
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stub listens on no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class Reply {
  readonly send: SendReply;
  constructor(send: SendReply) {
    this.send = send;
  }
}

/** An answer that is not JSON with HTTP 200. */
export function reply(send: SendReply): unknown {
  return new Reply(send);
}

/** A whole answer with any status. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}, body = ''): unknown {
  return reply((response) => response.writeHead(code, headers).end(body));
}
