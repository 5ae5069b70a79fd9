/** For replies other than plain data with status 200. */
export class Reply {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;

  constructor(data: unknown, options: { status?: number; headers?: HeadersInit } = {}) {
    this.data = data;
    this.status = options.status ?? 200;
    this.headers = new Headers(options.headers);
  }
}
