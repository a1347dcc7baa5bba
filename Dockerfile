# The website and its poker rooms, for linux/amd64 and linux/arm64: docs/poker-server.md says how to run it.
# What is built is the same for every processor, so it is built on that of the machine which builds.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package's script is needed: neither Electron's program, nor parsers that only another processor would compile.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG GITHUB_API_URL
ARG POKER_SERVERS
ARG HOMEPAGE_URL
ARG REPOSITORY_URL
ARG CONTACT_EMAIL
ARG HIDDEN_TOOLS
ARG SWITCHED_OFF
ARG DEFAULT_PREFERENCES
ARG HOME_TEXT
RUN npm run build

# The server is bundled with its packages, and writes nothing: no node_modules, and the root file system may be read-only.
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=build /app/out/renderer out/renderer
COPY --from=build /app/out/server out/server
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that the server itself gets the signal to stop.
CMD ["node", "out/server/index.js"]
