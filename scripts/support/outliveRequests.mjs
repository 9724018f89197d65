import http from 'node:http';

/**
 * Loaded into Netlify's CLI before its own code (platform.ts). Its local server ends as a whole where one
 * request fails: one whose address it cannot read, one whose body breaks off or is too long. Netlify's
 * network does not; here such a request alone is refused.
 */
const { createServer } = http;

const outlive = (listener) => async (request, response) => {
  try {
    // What cannot be read is noticed only with the answer, where nobody could catch it any more.
    void new URL(request.url, `http://${request.headers.host ?? 'localhost'}`);
    await listener(request, response);
  } catch (error) {
    const { method, url } = request;
    console.error(`The local server cannot answer ${method} ${url}: ${String(error)}`);
    if (!response.headersSent) response.writeHead(400, { Connection: 'close' });
    response.end();
  }
};

http.createServer = (...given) =>
  createServer(...given.map((one) => (typeof one === 'function' ? outlive(one) : one)));
