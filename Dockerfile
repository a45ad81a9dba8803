# Node.js: a current LTS line, as .nvmrc has it. CI runs the suites on 24, 22 and 20.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
# Packages first: this layer is reused until the lock changes. `prepare` needs the sources and runs below.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run prepare && npm prune --omit=dev --omit=peer --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim AS run
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    HEALTH_PORT=4001 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/README.md /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/law/trade-names.yaml ./law/trade-names.yaml
COPY --from=build /app/law/classification/goods-model.gz ./law/classification/goods-model.gz
COPY --from=build /app/law/entry-audit ./law/entry-audit
COPY --from=build /app/schema ./schema
COPY --from=build /app/docs ./docs
COPY --from=build /app/web/dist ./web/dist
# The image is read-only at run time: the data directory is the one place written to.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=32", "dist/bin/dutygraph.js", "serve"]
