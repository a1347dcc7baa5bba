# The website and its poker rooms: docs/poker-server.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# The desktop app is not run here: its program is not downloaded.
ENV ELECTRON_SKIP_BINARY_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG GITHUB_API_URL
RUN npm run build

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /app/out/renderer out/renderer
COPY --from=build /app/out/server out/server
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that the server itself gets the signal to stop.
CMD ["node", "out/server/index.js"]
