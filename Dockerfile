# Built in a separate stage: the image has no sources and no files of the package manager, and does not run as root.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY adapters/package.json adapters/
COPY ui/package.json ui/
COPY cli/package.json cli/
COPY contract-tests/package.json contract-tests/
# The optional packages are needed: among them is sharp's library for this system.
RUN npm ci --omit=dev
COPY . .
RUN node .ci/prepare.mjs build

FROM node:24-bookworm-slim
WORKDIR /shop
COPY package.json ./
# Everything is bundled except sharp and its dependencies.
COPY --from=build /shop/node_modules/sharp node_modules/sharp
COPY --from=build /shop/node_modules/@img node_modules/@img
COPY --from=build /shop/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /shop/node_modules/semver node_modules/semver
COPY --from=build /shop/ui/dist ui/dist
COPY --from=build /shop/cli/dist cli/dist
# Files that programs read while they run: the builds copy none (`sourcePath`).
COPY --from=build /shop/adapters/src/sample/catalog/sample-catalog adapters/src/sample/catalog/sample-catalog
COPY --from=build /shop/adapters/src/sample/catalog/new-catalog adapters/src/sample/catalog/new-catalog
COPY --from=build /shop/adapters/src/sample/content/sample-content adapters/src/sample/content/sample-content
COPY --from=build /shop/adapters/src/sample/pictures/*.jpg adapters/src/sample/pictures/
COPY --from=build /shop/adapters/src/papers/pdf/typefaces adapters/src/papers/pdf/typefaces
COPY --from=build /shop/adapters/src/papers/wallet/pass-images adapters/src/papers/wallet/pass-images
COPY --from=build /shop/adapters/src/payment/test-bank/page.css adapters/src/payment/test-bank/
# Ends the build where a package is missing.
RUN node --input-type=module -e "await import('sharp')" \
  && node cli/dist/shop.js --version \
  && install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data OPERATIONS_PORT=9464
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The options of `npm start`.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "ui/dist/server/server.js"]
