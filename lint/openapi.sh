#!/usr/bin/env bash
# Redocly (recommended-strict) and Spectral (oas) on both OpenAPI documents: no error and no warning. No network.
set -euo pipefail
cd "$(dirname "$0")/.."
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
mkdir -p .cache
npx tsx src/cli/openapi.ts > .cache/openapi.json
npx tsx src/cli/openapi.ts --beta > .cache/openapi.beta.json
npx redocly lint .cache/openapi.json .cache/openapi.beta.json
npx spectral lint --fail-severity hint .cache/openapi.json .cache/openapi.beta.json
